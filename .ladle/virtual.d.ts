declare module 'virtual:story-index' {
  /** A `StoryGroup` for each file of stories (`scripts/storyIndex.ts`). */
  const groups: unknown;
  export default groups;
}

declare module 'virtual:story-sources' {
  /** The text of each story by its id. */
  const sources: Readonly<Record<string, string>>;
  export default sources;
}

declare module 'virtual:token-uses' {
  /** The style sheets that use each token, by the token's id. */
  const uses: Readonly<Record<string, readonly string[]>>;
  export default uses;
}
