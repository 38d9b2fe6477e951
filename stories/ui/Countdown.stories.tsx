import { Countdown, countdownVariants } from '@/ui/Countdown/Countdown';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Countdown' };

const now = Date.UTC(2026, 0, 5, 8, 30);
const in3Days = now + 277_450_000;

export const States = () => (
  <StatesSheet
    variants={countdownVariants}
    states={{
      Days: {},
      Hours: { props: { to: now + 15_330_000 } },
      LastSecond: { props: { to: now + 1_000 } },
      Ended: { props: { to: now } },
      LongWait: { props: { to: now + 1_234 * 86_400_000 } },
    }}
  >
    {(variant, props) => <Countdown variant={variant} to={in3Days} now={now} {...props} />}
  </StatesSheet>
);

export const InASentence = () => (
  <Stack width="reading">
    <Text as="p">
      Next funding in <Countdown to={now + 15_330_000} now={now} />
    </Text>
  </Stack>
);

export const Playground = playground(Countdown, { to: in3Days, now, variant: 'blocks' }, { variant: choice(countdownVariants) });
