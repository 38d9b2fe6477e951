import { CodeBlock } from '@/ui/CodeBlock/CodeBlock';
import { codeLanguages } from '@/ui/CodeBlock/highlight';
import { Grid } from '@/ui/Grid/Grid';
import { choice, playground } from '../playground';

export default { title: 'ui/CodeBlock' };

const texts = { copy: 'Copy code', wrap: 'Wrap lines' };

const samples = {
  shell: `# The newest price of a pair
curl --fail --header "X-API-KEY: $KEY" 'https://api.alidade.example/v1/ticker?symbol=BTCUSDT' | jq .price`,
  json: `{
  "symbol": "BTCUSDT",
  "price": "112987.11",
  "volume": 20481,
  "isTrading": true
}`,
  typescript: `// Cancels every open order of a pair.
export async function cancelAll(symbol: string) {
  for (const { id } of await openOrders({ symbol })) {
    await cancelOrder(id, { timeout: 5_000 });
  }
}`,
  text: `HTTP/1.1 429 Too Many Requests
Retry-After: 2`,
};

export const States = () => (
  <Grid columns="large">
    {codeLanguages.map((language) => (
      <CodeBlock key={language} label={`Example, ${language}`} code={samples[language]} language={language} texts={texts} />
    ))}
  </Grid>
);

export const Playground = playground(
  CodeBlock,
  { label: 'Example', code: samples.typescript, language: 'typescript', texts },
  { language: choice(codeLanguages) },
);
