// Sets the saved theme before the first paint; the app takes over afterwards. A file of its own because the policy allows no inline script.
(() => {
  const saved = (key) => {
    try {
      return (localStorage.getItem(key) ?? '').replaceAll('"', '');
    } catch {
      return ''; // storage refused: the defaults hold
    }
  };
  const root = document.documentElement;
  const theme = saved('ui.theme');
  const forced = root.hasAttribute('data-theme-lock'); // a setting of whoever serves the page
  const dark = forced || theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const prices = saved('ui.prices');
  if (prices) root.dataset.prices = prices;
})();
