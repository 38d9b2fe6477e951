declare module 'virtual:coverage' {
  import type { Coverage } from '@/devtools/pages/coverage/coverage';

  /** What of the product is covered by what, read from the sources when the site is built (`scripts/coverage.ts`). */
  const coverage: Coverage;
  export default coverage;
}

declare module 'virtual:scenario-rules' {
  import type { RuleOfScenarios } from '@/devtools/pages/scenarios/filter';

  /** The rules that scenarios are about. */
  const rules: readonly RuleOfScenarios[];
  export default rules;
}

declare module 'virtual:screen-addresses' {
  /** Where each screen stands, by its id, without its language: one of its addresses where its path has parameters. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
