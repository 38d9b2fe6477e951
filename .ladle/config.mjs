/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  defaultStory: 'foundations--introduction--start',
  port: 61000,
  hmrPort: 24699, // the vanilla-extract compiler's inner Vite server grabs the default 24678
  outDir: 'dist/stories',
  expandStoryTree: false,
  // The workbench draws its own frame (.ladle/frame); Ladle keeps the stories, their arguments and the address.
  addons: {
    // Off, these two would alias msw and axe-core to nothing.
    msw: { enabled: true },
    a11y: { enabled: true },
    theme: { enabled: false },
    width: { enabled: false },
    source: { enabled: false },
    ladle: { enabled: false },
  },
  hotkeys: { search: [], control: [], darkMode: [], width: [], rtl: [], source: [], a11y: [] },
};
