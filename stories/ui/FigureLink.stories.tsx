import { FigureLink } from '@/ui/FigureLink/FigureLink';
import type { FigureLinkProps } from '@/ui/FigureLink/FigureLink';
import { StatesSheet } from '../StatesSheet';
import { choice, playground } from '../playground';
import { numberParts } from './numberParts';

export default { title: 'ui/FigureLink' };

const total: FigureLinkProps = { label: 'Total BTC', href: '#statement', value: numberParts('12,601.05 USDT') };

export const States = () => (
  <StatesSheet
    variants={['plain', 'soft', 'trend'] as const}
    states={{
      Leads: {},
      'Leads nowhere': { props: { href: null } },
      Loss: { props: { value: numberParts('-1,204.55 USDT') } },
      Long: { props: { value: numberParts('123,456,789.123456789012 SHIB') } },
      Hidden: { props: { hiddenLabel: 'Hidden' } },
    }}
  >
    {(tone, props) => <FigureLink {...total} tone={tone} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  FigureLink,
  { ...total, tone: 'plain', weight: 'medium' },
  { tone: choice(['inherit', 'plain', 'soft', 'faint', 'trend']), weight: choice(['inherit', 'regular', 'medium', 'semibold']) },
);
