import { Wallet } from 'lucide-react';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { buttonTones, controlSizes } from '@/ui/Button/Button';
import { choice, playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Link' };

export const InText = () => (
  <Text as="p">
    A transfer between your own accounts is free. Read <Link href="#fees">how fees are made</Link> before you withdraw.
  </Text>
);

export const Plain = () => (
  <Link href="#btc" variant="plain">
    BTC/USDT
  </Link>
);

export const Nav = () => (
  <Inline as="nav" gap={2} aria-label="Assets">
    <Link href="#overview" variant="nav" icon={Wallet} aria-current="page">
      Overview
    </Link>
    <Link href="#spot" variant="nav">
      Spot
    </Link>
    <Link href="#margin" variant="nav">
      Margin
    </Link>
  </Inline>
);

export const AsButton = () => (
  <Inline>
    <Link href="#register" variant="button" tone="accent">
      Register
    </Link>
    <Link href="#login" variant="button">
      Log in
    </Link>
    <Link href="#more" variant="button" tone="quiet" size="compact">
      All markets
    </Link>
  </Inline>
);

export const External = () => (
  <Stack align="start">
    <Text as="p">
      The network's own{' '}
      <Link href="https://example.org" isExternal>
        block explorer
      </Link>{' '}
      shows it too.
    </Text>
    <Link href="https://example.org" variant="button" isExternal>
      Open the explorer
    </Link>
  </Stack>
);

export const CoversCard = () => (
  <Card as="article">
    <Stack gap={2}>
      <Heading level={3}>
        <Link href="#copy" variant="plain" isStretched>
          Copy trading
        </Link>
      </Heading>
      <Text tone="soft">Follow a trader's positions with your own limits.</Text>
    </Stack>
  </Card>
);

export const Disabled = () => (
  <Link href="#withdraw" isDisabled>
    Withdraw
  </Link>
);

export const States = () => (
  <StatesSheet variants={['inline', 'plain', 'nav', 'button'] as const} states={pressStates}>
    {(variant, props) => (
      <Link href="#btc" variant={variant} {...props}>
        BTC/USDT
      </Link>
    )}
  </StatesSheet>
);

export const Playground = playground(
  Link,
  { children: 'Financial records', href: '#records', variant: 'inline', tone: 'neutral', size: 'regular', isExternal: false },
  { variant: choice(['inline', 'plain', 'nav', 'button']), tone: choice(buttonTones), size: choice(controlSizes) },
);
