/** The URL that a GET form submits to, without its blank fields. */
export function searchUrl(form: HTMLFormElement, action: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  return params.size === 0 ? action : `${action}?${params}`;
}
