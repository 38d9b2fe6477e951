import { Badge, badgeTones } from '@/ui/Badge/Badge';
import { Inline } from '@/ui/Inline/Inline';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Badge' };

export const Tones = () => (
  <Inline>
    {badgeTones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone === 'alert' ? '99+' : tone}
      </Badge>
    ))}
  </Inline>
);

export const Live = () => (
  <Badge tone="danger" isLive>
    Live
  </Badge>
);

export const InMarketRows = () => (
  <Inline>
    <Badge>10x</Badge>
    <Badge tone="accent">3L</Badge>
    <Badge tone="warning">Delisting</Badge>
    <Badge tone="info">New</Badge>
    <Badge tone="danger">Hot</Badge>
  </Inline>
);

export const States = () => (
  <StatesSheet
    variants={badgeTones}
    states={{
      Rest: {},
      Live: { props: { isLive: true } },
      Count: { props: { children: '99+' } },
      Long: { props: { children: 'Wird geprüft' } },
    }}
  >
    {(tone, props) => (
      <Badge tone={tone} {...props}>
        {typeof props.children === 'string' ? props.children : 'New'}
      </Badge>
    )}
  </StatesSheet>
);

export const Playground = playground(Badge, { children: 'New', tone: 'accent', isLive: false }, { tone: choice(badgeTones) });
