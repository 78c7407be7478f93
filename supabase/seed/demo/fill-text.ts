/** Fills in a template such as '{name} is hiring a {role}.', with 'an' before a vowel sound. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/(\ba )?\{(\w+)\}/g, (_, article: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for '{${name}}' in '${text}'.`);
    return article ? `${vowelSound.test(String(value)) ? 'an' : 'a'} ${value}` : String(value);
  });
}

// 'an EMT' and 'an hourly wage', but 'a university'.
const vowelSound = /^([AEFHILMNORSX][A-Z]|[AEIOaeio]|[Uu](?!n[ i]|s[eai]|t[ei])|[Hh]our)/;
