import { Article } from '@/ui/Article/Article';
import { ArticleTable } from '@/ui/Article/ArticleTable';
import { parseArticle } from '@/ui/Article/parseArticle';
import { plainText } from '@/ui/Article/document';
import { Stack } from '@/ui/Stack/Stack';

export default { title: 'ui/Article' };

const parts = {
  resolveLink: (href: string) => (href.startsWith('#') ? { href } : { href, isExternal: true }),
  resolveImage: (src: string) => (src.startsWith('data:image/') ? src : null),
  texts: { contents: 'On this page', code: 'Code', table: 'Table', copy: 'Copy code', wrap: 'Wrap lines' },
};

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160" viewBox="0 0 640 160"><rect width="640" height="160" fill="dimgray"/><path d="M0 130 120 90 240 110 400 40 500 60 640 20" fill="none" stroke="white" stroke-width="3"/></svg>',
)}`;

const guide = `
<p>Funding keeps the price of a perpetual contract close to the index. It is <b>paid between traders</b>, every eight hours;
the exchange takes <em>nothing</em> of it. Current rates are in <a href="#rates">the list of rates</a> and
<a href="https://status.alidade.example/funding">on the status page</a>.</p>
<h2>Who pays whom</h2>
<p>With a positive rate, longs pay shorts; with a negative rate, shorts pay longs.</p>
<ul><li>Only positions that are open at the time pay or receive.</li>
<li>The amount is the value of the position times the rate.<ul><li>The value is calculated at the mark price.</li></ul></li></ul>
<blockquote>A position closed one second earlier pays nothing.</blockquote>
<h2>An example</h2>
<table><tr><th>Position<th>Mark price<th>Rate<th>Paid
<tr><td>1.5 BTC long<td>112,987.11<td>0.0100 %<td>16.948 USDT
<tr><td>0.5 BTC short<td>112,987.11<td>0.0100 %<td>−5.649 USDT</table>
<img src="${picture}" alt="The rate of the last seven days rises from 0.002 % to 0.01 %.">
<h2>By API</h2>
<h3>Request</h3>
<p>Read the rates of a contract with <code>GET /v1/funding</code>:</p>
<pre><code class="language-shell">curl --fail 'https://api.alidade.example/v1/funding?symbol=BTCUSDT'</code></pre>
<h3>Order of the results</h3>
<ol><li>The newest rate comes first.</li><li>Rates that are not final are marked.</li></ol>
<hr>
<p>Last changed on 5 January 2026.</p>`;

export const Guide = () => <Article {...parts} blocks={parseArticle(guide)} />;

export const LongTexts = () => (
  <Article
    {...parts}
    blocks={parseArticle(`<h2>Rechtsschutzversicherungsgesellschaften und Überweisungsbestätigungen</h2>
<p>0x8f3c1d7ab2e94f60c5d8e7a1b3f24c69d0e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4 · <code>GET_/v1/account/isolated-margin/transferable-balances-of-all-positions</code></p>
<table><tr><th>Überweisungsbestätigung<th>Betrag<tr><td>Maximiliane-Konstantina von Hohenlohe-Oehringen<td>123,456,789.123456789012 SHIB</table>`)}
  />
);

export const Hostile = () => (
  <Stack>
    <Article
      {...parts}
      blocks={parseArticle(
        '<p onclick="alert(1)" style="position:fixed">Only the text of hostile HTML remains: <a href="javascript:alert(1)">no link</a>.</p><script>alert(1)</script><img src="x" onerror="alert(1)" alt="No picture">',
      )}
      resolveLink={() => null}
    />
    <ArticleTable
      label="A table alone"
      rows={[[[{ kind: 'text', text: 'Tier' }]], [[{ kind: 'text', text: '1' }]]]}
      renderCell={plainText}
    />
  </Stack>
);
