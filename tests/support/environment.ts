/** A variable of the Supabase under test; throws if it is missing. */
export function requireVariable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`These tests need ${name}. See .env.example, or run them with \`npm test\`.`);
}
