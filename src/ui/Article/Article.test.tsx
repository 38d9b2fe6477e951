import { screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { Article } from './Article';
import { parseArticle } from './parseArticle';

const texts = { contents: 'On this page', code: 'Code', table: 'Table', copy: 'Copy code', wrap: 'Wrap lines' };

// The contents list observes which heading is in view.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Allows only addresses of the site itself. */
const ownSite = (address: string) => (address.startsWith('/') ? address : null);

const show = (markup: string) =>
  renderUi(
    <Article
      blocks={parseArticle(markup)}
      resolveLink={(href) => (ownSite(href) === null ? null : { href })}
      resolveImage={ownSite}
      texts={texts}
    />,
  ).container;

test('headings, paragraphs, lists, quotes, code, tables, pictures and links are rendered as such', () => {
  const container = show(`
    <h1>Fees</h1>
    <p>Makers pay <b>less</b> than <em>takers</em>;<br>see <a href="/fees">the list</a> or <code>GET /fees</code>.
    <p>As of &quot;today&quot; &amp; until &#8364;1&nbsp;000.</p>
    <h4>Tiers</h4>
    <ol><li>First<li><p>Second</p><ul><li>Inner</ul></ol>
    <blockquote>Quoted</blockquote>
    <pre><code class="language-json">{
  "fee": 1
}</code></pre>
    <table><tr><th>Tier<th>Maker<tr><td>1<td>0.10 %</table>
    <hr><img src="/tiers.png" alt="The tiers">
    loose text`);
  expect(textsOf('heading', { level: 2 })).toEqual(['Fees']);
  expect(textsOf('heading', { level: 3 })).toEqual(['Tiers']);
  expect([...container.querySelectorAll('article > p')].map(({ textContent }) => textContent)).toEqual([
    'Makers pay less than takers;see the list or GET /fees.',
    'As of "today" & until €1\u00a0000.',
    'loose text',
  ]);
  expect(screen.getByRole('link', { name: 'the list' }).getAttribute('href')).toBe('/fees');
  expect(textsOf('listitem')).toEqual(['First', 'SecondInner', 'Inner']);
  expect(container.querySelector('blockquote')?.textContent).toBe('Quoted');
  expect(screen.getByRole('figure', { name: 'Code' }).querySelector('code')?.textContent).toBe('{\n  "fee": 1\n}');
  expect(
    within(screen.getByRole('group', { name: 'Table' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['TierMaker', '10.10 %']);
  expect(screen.getByRole('img', { name: 'The tiers' }).getAttribute('src')).toBe('/tiers.png');
  expect(screen.getByRole('separator')).toBeTruthy();
});

test('three headings get a contents list that links to them', () => {
  show('<h2>One</h2><h3>Two</h3><h2>Three <b>bold</b></h2>');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent)).toEqual([
    'One',
    'Two',
    'Three bold',
  ]);
});

test('a short text has no contents list', () => {
  show('<h2>One</h2><h2>Two</h2>');
  expect(screen.queryByRole('navigation')).toBeNull();
});

const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//attacker.example></sCrIpT >',
  '<script>alert(1)',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)" alt="picture">',
  '<a href="javascript:alert(1)">press</a>',
  '<a href="java\nscript:alert(1)">press</a>',
  '<a href="&#106;avascript:alert(1)">press</a>',
  '<a href="data:text/html,<script>alert(1)</script>">press</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="x">',
  '<form action="/take"><input name="password"><button formaction="javascript:alert(1)">press</button></form>',
  '<p style="position:fixed;inset:0" onclick="alert(1)" class="x" id="root">over</p>',
  '<meta http-equiv="refresh" content="0;url=//attacker.example"><base href="//attacker.example"><link rel="stylesheet" href="x">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><img src=x onerror=alert(1)></template>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

/** Attributes that the components themselves set. */
const attributes = new Set(['class', 'href', 'alt', 'src', 'loading', 'data-rac', 'tabindex', 'data-react-aria-pressable']);

/** Violations in the rendered article: elements outside the allow-list, attributes set by the author, foreign addresses. */
const faultsOf = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('article *')].flatMap((element) => [
    ...(/^(p|h2|h3|ul|ol|li|a|strong|em|code|br|img|blockquote|hr)$/i.test(element.tagName) ? [] : [element.tagName]),
    ...element.getAttributeNames().filter((name) => !attributes.has(name)),
    ...['href', 'src'].filter((name) => !(element.getAttribute(name) ?? '/').startsWith('/')),
  ]);

test.each(payloads)('%s renders only text', (payload) => {
  const container = show(`<p>before</p>${payload}`);
  expect(faultsOf(container)).toEqual([]);
  expect(container.textContent).toContain('before');
});

test('an escaped script renders as text', () => {
  expect(show('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>').textContent).toBe('<script>alert(1)</script>');
});

test('no markup, however broken, renders anything but allowed content', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '"',
    "'",
    '=',
    '<p',
    '<a href="',
    '<img ',
    '<li>',
    '<script',
    '<!--',
    '-->',
    '&#x',
    ';',
    'onload',
    ' a ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const { container, unmount } = renderUi(
        <Article blocks={parseArticle(pieces.join(''))} resolveLink={() => null} resolveImage={() => null} texts={texts} />,
      );
      const faults = faultsOf(container);
      unmount();
      return faults.length === 0;
    }),
  );
});

test.each([
  ['nested', '<b>'],
  ['nested in blocks', '<ul><li>'],
  ['never closed', '<a "'],
  ['full of comments', '<!--'],
])('parses 20,000 tags, %s, within a second', (_, piece) => {
  const start = performance.now();
  parseArticle(`${piece.repeat(20_000)}end`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
