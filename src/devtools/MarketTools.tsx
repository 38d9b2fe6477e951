import { useUnit } from 'effector-react';
import { useState } from 'react';
import { isGreater } from '@/contract/decimal';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Select } from '@/ui/Select/Select';
import { Stack } from '@/ui/Stack/Stack';
import { TextField } from '@/ui/TextField/TextField';
import { durationText } from './durations';
import * as model from './marketModel';

const tools = ['price', 'halt', 'spread', 'depth'] as const;
type Tool = (typeof tools)[number];

/** Form for a single intervention in the selected markets. */
export function MarketTools() {
  const t = useText('devtools');
  const [tool, setTool] = useState<Tool>('price');
  return (
    <Stack as="section" gap={3} aria-labelledby="market-tools">
      <Heading level={3} size="body" id="market-tools">
        {t('devtools.marketTools')}
      </Heading>
      <SegmentedControl
        label={t('devtools.marketTools')}
        size="compact"
        width="full"
        options={tools.map((id) => ({ id, label: t(`devtools.tool_${id}`) }))}
        value={tool}
        onChange={setTool}
      />
      {tool === 'price' && <Move />}
      {tool === 'halt' && <Halt />}
      {tool === 'spread' && <BookTool kind="widen" />}
      {tool === 'depth' && <BookTool kind="thin" />}
    </Stack>
  );
}

const minuteMs = 60_000;
/** Options for how long a price move takes or an intervention lasts, in ms. */
const durationOptionsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 60 * minuteMs, 480 * minuteMs] as const;
/** Option for an intervention that lasts until it is undone. */
const unlimited = 'lasting';

/** More than −100 and at most 900, the range the exchange accepts. */
const isPercent = (text: string): boolean => /^(?:-\d{1,2}|\d{1,3})(?:\.\d{1,2})?$/.test(text) && !isGreater(text, '900');

function Move() {
  const t = useText('devtools');
  const { scope, isPending, onMove } = useUnit({ scope: model.$scope, isPending: model.move.$isPending, onMove: model.move.submitted });
  const [percent, setPercent] = useState('-10');
  const [over, setOver] = useState('0');
  const [hold, setHold] = useState<string>(unlimited);
  const typed = percent.replace('−', '-').replace('+', '').trim();
  return (
    <Stack gap={3}>
      <Inline gap={3} align="start" wrap={false}>
        <TextField
          label={t('devtools.percent')}
          size="compact"
          isNumeric
          end="%"
          inputMode="text"
          value={percent}
          onChange={setPercent}
          errorMessage={isPercent(typed) ? undefined : t('devtools.percentWrong')}
        />
        <Select
          label={t('devtools.over')}
          size="compact"
          placeholder={t('devtools.over')}
          options={[
            { id: '0', label: t('devtools.atOnce') },
            ...durationOptionsMs.map((ms) => ({ id: String(ms), label: durationText(t, ms) })),
          ]}
          value={over}
          onChange={setOver}
        />
      </Inline>
      <DurationSelect label={t('devtools.returns')} unlimitedLabel={t('devtools.stays')} value={hold} onChange={setHold} />
      <Inline gap={2}>
        <Button
          size="compact"
          tone="accent"
          isPending={isPending}
          isDisabled={!isPercent(typed)}
          onPress={() =>
            onMove({
              of: scope,
              percent: typed,
              overMs: Number.parseInt(over, 10),
              ...(hold !== unlimited && { holdMs: Number.parseInt(hold, 10) }),
            })
          }
        >
          {t('devtools.movePrice')}
        </Button>
        {['-30', '-5', '5', '30'].map((each) => (
          <Button key={each} size="compact" tone="quiet" onPress={() => setPercent(each)}>
            {t('devtools.percentIs', { percent: each.startsWith('-') ? each.replace('-', '−') : `+${each}` })}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

function Halt() {
  const t = useText('devtools');
  const { scope, isHalted, isPending, onHalt, onResume } = useUnit({
    scope: model.$scope,
    isHalted: model.$isHalted,
    isPending: model.halt.$isPending,
    onHalt: model.halt.submitted,
    onResume: model.resume.submitted,
  });
  const [time, setTime] = useState<string>(unlimited);
  return (
    <Stack gap={3}>
      <DurationSelect label={t('devtools.lasts')} unlimitedLabel={t('devtools.untilUndone')} value={time} onChange={setTime} />
      <Inline gap={2}>
        <Button
          size="compact"
          tone="accent"
          isPending={isPending}
          onPress={() => onHalt({ of: scope, ...(time !== unlimited && { forMs: Number.parseInt(time, 10) }) })}
        >
          {t('devtools.haltTrading')}
        </Button>
        <Button size="compact" isDisabled={!isHalted} onPress={() => onResume({ of: scope })}>
          {t('devtools.resumeTrading')}
        </Button>
      </Inline>
    </Stack>
  );
}

const bookChanges = {
  widen: { change: model.widenSpread, factors: ['2', '5', '10', '50'] },
  thin: { change: model.thinBook, factors: ['0.5', '0.2', '0.1', '0.01', '0'] },
} as const;

/** The book sides that can be thinned out. */
const sides = ['both', 'bids', 'asks'] as const;

function BookTool({ kind }: { readonly kind: 'widen' | 'thin' }) {
  const t = useText('devtools');
  const { change, factors } = bookChanges[kind];
  const { scope, isPending, onSubmit } = useUnit({ scope: model.$scope, isPending: change.$isPending, onSubmit: change.submitted });
  const [factor, setFactor] = useState<string>(factors[1]);
  const [side, setSide] = useState<(typeof sides)[number]>('both');
  const [time, setTime] = useState<string>(unlimited);
  return (
    <Stack gap={3}>
      {kind === 'thin' && (
        <SegmentedControl
          label={t('devtools.bookSide')}
          size="compact"
          width="full"
          options={sides.map((id) => ({ id, label: t(`devtools.bookSide_${id}`) }))}
          value={side}
          onChange={setSide}
        />
      )}
      <Select
        label={t(`devtools.factor_${kind}`)}
        size="compact"
        placeholder={t(`devtools.factor_${kind}`)}
        options={factors.map((id) => ({ id, label: t(`devtools.factorIs_${kind}`, { factor: id }) }))}
        value={factor}
        onChange={setFactor}
      />
      <DurationSelect label={t('devtools.lasts')} unlimitedLabel={t('devtools.untilUndone')} value={time} onChange={setTime} />
      <Inline>
        <Button
          size="compact"
          tone="accent"
          isPending={isPending}
          onPress={() =>
            onSubmit({
              of: scope,
              factor,
              ...(side !== 'both' && { side }),
              ...(time !== unlimited && { forMs: Number.parseInt(time, 10) }),
            })
          }
        >
          {t(`devtools.submit_${kind}`)}
        </Button>
      </Inline>
    </Stack>
  );
}

interface DurationSelectProps {
  readonly label: string;
  /** Label of the option without an end. */
  readonly unlimitedLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function DurationSelect({ unlimitedLabel, ...props }: DurationSelectProps) {
  const t = useText('devtools');
  const options = [
    { id: unlimited, label: unlimitedLabel },
    ...durationOptionsMs.map((ms) => ({ id: String(ms), label: durationText(t, ms) })),
  ];
  return <Select {...props} size="compact" placeholder={props.label} options={options} />;
}
