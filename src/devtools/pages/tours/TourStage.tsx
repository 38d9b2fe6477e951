import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { linkAs, linkInWorld, linkToScenario, personaChoices } from '@mocks/control';
import { useLocale, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { FrameGrid } from '../../FrameGrid';
import { $startedAt, ScenariosGate } from '../scenarioList';
import { toolAddress } from '../toolAddress';
import { useAddressParameters } from '../useAddressParameters';
import { forwardKeys } from './forwardKeys';
import * as model from './model';
import { screenTexts, type Tour } from './tour';
import { notes, stage } from './Tours.css';
import { TourNotes } from './TourNotes';

/** The viewport of a persona's screen, in px; on a phone its height leaves room for the notes. */
const desktopScreen = { width: 1280, height: 800 };
const phoneScreen = { width: 360, height: 500 };

/** A tour: its notes beside the exchange, up to the step set in the address. */
export function TourStage({ tour }: { readonly tour: Tour }) {
  const t = useText('workbench', ...screenTexts);
  const locale = useLocale();
  useGate(ScenariosGate);
  const [parameters, set] = useAddressParameters();
  const { device, run, screens, startedAt, onScreen } = useUnit({
    device: $device,
    run: model.$run,
    screens: model.$screens,
    startedAt: $startedAt,
    onScreen: model.screenLoaded,
  });
  const isPhone = device === 'phone';
  const steps = useMemo(() => tour.steps(t, isPhone), [tour, t, isPhone]);
  const target = Math.min(Math.max(Number.parseInt(parameters.get('step') ?? '1', 10) || 1, 1), steps.length) - 1;
  const people = tour.actors.flatMap((actor) => actor ?? []);
  useGate(model.TourGate, { steps, target, personaCount: people.length });
  const cells = people.slice(0, screens.length + 1).map(({ persona, address }, person) => {
    const base = `${location.origin}/${locale}`;
    // The second persona joins the exchange that the first one started.
    const link = person === 0 ? linkToScenario({ name: tour.scenario, persona, address }, base) : linkAs(persona, `${base}${address}`);
    return {
      id: `tour-${run}-${person}`,
      label: personaChoices.find(({ id }) => id === persona)?.loginName ?? persona,
      address: linkInWorld(
        `tour-${tour.id}-${run}`,
        person === 0 && startedAt !== null ? { startedAt, isFrozen: tour.isFrozen } : null,
        link,
      ),
      ...(isPhone ? phoneScreen : desktopScreen),
      onPageLoad: (frame: HTMLIFrameElement) => {
        forwardKeys(frame);
        onScreen({ person, frame });
      },
    };
  });
  return (
    <>
      <Stack gap={2} width="reading">
        <Link href={toolAddress(locale, 'tours')}>{t('workbench.tours')}</Link>
        <Heading level={1}>{t(tour.title)}</Heading>
        <Text as="p" tone="soft">
          {t(tour.purpose)}
        </Text>
      </Stack>
      <div className={stage}>
        <div className={notes}>
          <TourNotes steps={steps} target={target} onTarget={(step) => set('step', String(step + 1))} isCompact={isPhone} />
        </div>
        {startedAt !== null && (
          <FrameGrid label={t(tour.title)} cells={cells} columns={people.length > 1 ? 'halves' : 'whole'} retention="all" />
        )}
      </div>
    </>
  );
}
