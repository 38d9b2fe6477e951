import { useUnit } from 'effector-react';
import { RefreshCw } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { $canCheck, $isChecking, $phase, checkRequested, codeRefreshed } from './model';

const texts = { waiting: 'wallet.waiting', scanned: 'wallet.scanned', expired: 'wallet.expired' } as const;
const tones = { waiting: 'info', scanned: 'success', expired: 'warning' } as const;

/** The status of the login, with buttons for a new code and, unless expired, an immediate check. */
export function CheckStatus() {
  const { phase, canCheck, isChecking, onRefresh, onCheck } = useUnit({
    phase: $phase,
    canCheck: $canCheck,
    isChecking: $isChecking,
    onRefresh: codeRefreshed,
    onCheck: checkRequested,
  });
  const t = useText('wallet');
  const isExpired = phase === 'expired';
  return (
    <Stack gap={4}>
      <div role="status">
        <InlineAlert tone={tones[phase]}>{t(texts[phase])}</InlineAlert>
      </div>
      <Inline gap={3} justify="center">
        <Button icon={RefreshCw} tone={isExpired ? 'accent' : 'neutral'} onPress={() => onRefresh()}>
          {t('wallet.refresh')}
        </Button>
        {!isExpired && (
          <Button isDisabled={!canCheck} isPending={isChecking} onPress={() => onCheck()}>
            {t('wallet.check')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
