import { Backend } from '@/devtools/backend/Backend';
import { DriftRows } from '@/devtools/backend/DriftBoard';
import type { Preflight } from '@/devtools/backend/preflight';
import { PreflightReport } from '@/devtools/backend/PreflightReport';
import type { DriftRow } from '@/devtools/backend/driftRecord';
import { config } from '@/contract/config';
import { market } from '@/contract/market';
import type { Conformance } from '@mocks/control';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'devtools/Backend' };

function Example({ children = <Backend />, ...props }: AppStoryProps) {
  return (
    <AppStory as="trader" {...props}>
      {children}
    </AppStory>
  );
}

export const Unset = () => <Example />;

export const Chinese = () => <Example locale="zh_CN" />;

const origin = 'https://backend.example';
const matching: Conformance = { state: 'compared', note: '', findings: [], score: 100 };
const mismatched: Conformance = {
  state: 'compared',
  note: '',
  findings: [{ kind: 'renamed', path: 'data[].turnover', expected: 'turnover', found: 'turnoverNew' }],
  score: 90.91,
};

const checked: Preflight = {
  origin,
  reach: 'reached',
  reason: '',
  reads: [
    { endpoint: config.site.id, status: 200, conformance: matching },
    { endpoint: market.tickers.id, status: 200, conformance: matching },
    { endpoint: market.contractTickers.id, status: 200, conformance: matching },
  ],
  skewMs: 0,
  isLoggedIn: false,
};

const report = (found: Partial<Preflight>) => () => (
  <Example>
    <PreflightReport found={{ ...checked, ...found }} />
  </Example>
);

export const Ready = report({});

export const AnswersDifferently = report({
  skewMs: -12_000,
  isLoggedIn: true,
  reads: [
    { endpoint: config.site.id, status: 200, conformance: matching },
    { endpoint: market.tickers.id, status: 200, conformance: mismatched },
    { endpoint: market.contractTickers.id, status: 503, conformance: matching },
  ],
});

export const NothingPassesOn = report({ reach: 'noProxy', reads: [] });

export const Unreachable = report({ reach: 'unreachable', reason: 'the backend did not answer: connect ECONNREFUSED', reads: [] });

const rows: readonly DriftRow[] = [
  { endpoint: 'capital.walletInfo', calls: 4, state: 'compared', note: '', scores: [100, 100, 100], findings: [] },
  {
    endpoint: 'inmail.unreadCount',
    calls: 2,
    state: 'failed',
    note: 'HTTP 500',
    scores: [100, 0],
    findings: [{ kind: 'status', path: 'answer', expected: 'HTTP 200', found: 'HTTP 500', times: 1 }],
  },
  {
    endpoint: market.tickers.id,
    calls: 12,
    state: 'compared',
    note: '',
    scores: [81.82, 81.82, 90.91, 90.91],
    findings: [
      { kind: 'renamed', path: 'data[].turnover', expected: 'turnover', found: 'turnoverNew', times: 12 },
      { kind: 'type', path: 'data[].price', expected: 'string', found: 'number', times: 2 },
    ],
  },
];

export const Drift = () => (
  <Example>
    <DriftRows rows={rows} />
  </Example>
);
