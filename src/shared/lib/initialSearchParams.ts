/** The URL parameters at the time the document was opened, including the `sim.` parameters that the app removes at startup. */
export function initialSearchParams(): URLSearchParams {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? location.href, location.href).searchParams;
}
