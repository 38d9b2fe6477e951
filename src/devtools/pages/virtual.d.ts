declare module 'virtual:coverage' {
  /** What of the product is covered by what, read from the sources when the site is built (`scripts/coverage.ts`). */
  const coverage: import('./coverage/coverage').Coverage;
  export default coverage;
}

declare module 'virtual:scenario-rules' {
  /** The rules that scenarios are about. */
  const rules: readonly import('./scenarios/filter').RuleOfScenarios[];
  export default rules;
}
