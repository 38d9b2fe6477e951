import { linkAs, personaChoices } from '@mocks/control';
import { useLocale, useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { FrameGrid } from '../../FrameGrid';
import { PersonaSelect } from '../PersonaSelect';
import { ScreenSelect } from '../ScreenSelect';
import { useAddressParameters } from '../useAddressParameters';
import { filters } from '../Workbench.css';
import { readPair, sides, widths, type Side } from './pair';

/** The viewport sizes, in px. */
const viewports = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Two personas side by side in one exchange: each sees the effects of the other's actions. */
export function TogetherPage() {
  const t = useText('workbench');
  const locale = useLocale();
  const [parameters, set] = useAddressParameters();
  const { pair, unknown } = readPair(parameters);
  const titleOf = (side: Side) => personaChoices.find(({ id }) => id === pair[side])?.title ?? pair[side];
  const cells = sides.map((side) => ({
    id: `together-${side}`,
    label: titleOf(side),
    address: linkAs(pair[side], `${location.origin}/${locale}${pair[`${side}Address`]}`),
    ...viewports[pair.width],
  }));
  return (
    <>
      <Stack gap={3} width="reading">
        <Heading level={1}>{t('workbench.together')}</Heading>
        <Text as="p" tone="soft">
          {t('workbench.togetherPurpose')}
        </Text>
      </Stack>
      {unknown.length > 0 && (
        <InlineAlert tone="warning">{t('workbench.unknownParameters', { parameters: unknown.join(', ') })}</InlineAlert>
      )}
      <div className={filters}>
        <PersonaSelect label={t('workbench.leftPerson')} value={pair.left} onChange={(id) => set('left', id)} />
        <ScreenSelect label={t('workbench.leftScreen')} value={pair.leftAddress} onChange={(address) => set('leftAddress', address)} />
        <PersonaSelect label={t('workbench.rightPerson')} value={pair.right} onChange={(id) => set('right', id)} />
        <ScreenSelect label={t('workbench.rightScreen')} value={pair.rightAddress} onChange={(address) => set('rightAddress', address)} />
        <SegmentedControl
          label={t('workbench.windowWidth')}
          options={widths.map((id) => ({ id, label: t(id === 'phone' ? 'workbench.phone' : 'workbench.desktop') }))}
          value={pair.width}
          onChange={(id) => set('width', id)}
        />
      </div>
      <FrameGrid label={t('workbench.together')} cells={cells} columns={pair.width === 'phone' ? 'natural' : 'halves'} />
    </>
  );
}
