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

// Says so where the app cannot start because its code or texts could not be loaded. The words stand in the document (`scripts/startFailure.ts`), since nothing more may be available.
(() => {
  const explain = () => {
    const root = document.querySelector('#root');
    const words = [...document.querySelector('#start-failure').content.children];
    const locale = location.pathname.split('/')[1];
    const notice = (words.find(({ dataset }) => dataset.locale === locale) ?? words[0]).cloneNode(true);
    notice.querySelector(navigator.onLine ? '[data-offline]' : '[data-failed]').remove();
    // Offline, a reload would end at the browser's own error page.
    notice.querySelector('button').addEventListener('click', () => navigator.onLine && location.reload());
    addEventListener('online', () => notice.isConnected && location.reload());
    root.replaceChildren(notice);
  };
  const isEmpty = () => document.querySelector('#root')?.childElementCount === 0;
  const isLoadError = (reason) => reason?.name === 'LoadError';
  // The error of a script element reaches the window only on its way down.
  addEventListener(
    'error',
    ({ target, error }) =>
      isEmpty() && ((target instanceof HTMLScriptElement && target.type === 'module') || isLoadError(error)) && explain(),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => isEmpty() && isLoadError(reason) && explain());
})();
