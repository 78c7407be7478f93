/** Fills the holes of a text, '{name} is hiring a {role}.', and says 'an' before a value that is spoken so. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/(\ba )?\{(\w+)\}/g, (_, article: string | undefined, hole: string) => {
    const value = values[hole];
    if (value === undefined) throw new Error(`Nothing fills '{${hole}}' in '${text}'.`);
    return article ? `${vowelSound.test(String(value)) ? 'an' : 'a'} ${value}` : String(value);
  });
}

// 'an EMT' and 'an hourly wage', but 'a university'.
const vowelSound = /^([AEFHILMNORSX][A-Z]|[AEIOaeio]|[Uu](?!n[ i]|s[eai]|t[ei])|[Hh]our)/;
