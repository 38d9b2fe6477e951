/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  defaultStory: 'foundations--colour--roles',
  port: 61000,
  hmrPort: 24699, // the vanilla-extract compiler's inner Vite server grabs the default 24678
  outDir: 'dist/stories',
  expandStoryTree: false,
  addons: {
    msw: { enabled: true }, // off, it would alias msw to nothing
    theme: { enabled: true, defaultState: 'light' },
    rtl: { enabled: true },
    a11y: { enabled: false },
  },
};
