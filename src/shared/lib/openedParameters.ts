/** The parameters of the address as the document was opened. Whoever starts the app has taken those of the simulation off it since. */
export function openedParameters(): URLSearchParams {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? location.href, location.href).searchParams;
}
