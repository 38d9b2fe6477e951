import { useUnit } from 'effector-react';
import { RefreshCw } from 'lucide-react';
import type { Captcha as Puzzle } from '@/contract/account';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Slider } from '@/ui/Slider/Slider';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { gap, picture, piece } from './CaptchaStep.css';
import type { Captcha } from './captchaModel';

export interface CaptchaStepProps {
  readonly captcha: Captcha;
  readonly onCancel: () => void;
}

/** A slider puzzle; its text gives the gap's position to users who cannot see the picture. */
export function CaptchaStep({ captcha, onCancel }: CaptchaStepProps) {
  const t = useText('challenge');
  const { hasFailed, isPending, onRefresh, onSubmit } = useUnit({
    hasFailed: captcha.$hasFailed,
    isPending: captcha.$isPending,
    onRefresh: captcha.refreshed,
    onSubmit: captcha.submitted,
  });
  return (
    <Stack gap={5}>
      <Inline justify="between" wrap={false}>
        <Text as="p">{t('challenge.captchaLead')}</Text>
        <IconButton icon={RefreshCw} label={t('challenge.captchaRefresh')} onPress={() => onRefresh()} />
      </Inline>
      <div role="status">{hasFailed && <InlineAlert tone="danger">{t('challenge.captchaWrong')}</InlineAlert>}</div>
      <QueryView
        query={captcha.puzzle}
        keepLatest
        errorText={t('challenge.captchaFailed')}
        skeleton={<Skeleton shape="block" size={pictureHeight} label />}
      >
        {(puzzle) => <Picture puzzle={puzzle} captcha={captcha} />}
      </QueryView>
      <Inline gap={3} justify="end">
        <Button size="touch" onPress={onCancel}>
          {t('challenge.captchaBack')}
        </Button>
        <Button tone="accent" size="touch" isPending={isPending} onPress={() => onSubmit()}>
          {t('challenge.captchaVerify')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Height of the skeleton for picture and slider, in px. */
const pictureHeight = 200;

function Picture({ puzzle, captcha }: { readonly puzzle: Puzzle; readonly captcha: Captcha }) {
  const t = useText('challenge');
  const { offset, onMove } = useUnit({ offset: captcha.$offset, onMove: captcha.moved });
  const squareProps = (x: number) => ({ x, y: puzzle.gapY, width: puzzle.piece, height: puzzle.piece, rx: 6 });
  return (
    <Stack gap={4}>
      <svg aria-hidden className={picture} viewBox={`0 0 ${puzzle.width} ${puzzle.height}`}>
        <rect {...squareProps(puzzle.gapX)} className={gap} />
        <rect {...squareProps(offset)} className={piece} />
      </svg>
      <Slider label={t('challenge.captchaSlider')} minValue={0} maxValue={puzzle.width - puzzle.piece} value={offset} onChange={onMove} />
      <Text as="p" size="dense" tone="soft">
        {t('challenge.captchaKeys', { value: puzzle.gapX })}
      </Text>
    </Stack>
  );
}
