declare module 'virtual:coverage' {
  import type { Coverage } from '@/devtools/pages/coverage/coverage';

  /** The coverage of the product, read from the sources at build time (`scripts/coverage.ts`). */
  const coverage: Coverage;
  export default coverage;
}

declare module 'virtual:scenario-rules' {
  import type { ScenarioRule } from '@/devtools/pages/scenarios/filter';

  /** The rules covered by scenarios. */
  const rules: readonly ScenarioRule[];
  export default rules;
}

declare module 'virtual:screen-addresses' {
  /** The address of each screen by id, without the locale: an example address if its path has parameters. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
