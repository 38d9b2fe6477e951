import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { FormSkeleton } from '@/ui/FormSkeleton/FormSkeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { Wizard } from '@/ui/Wizard/Wizard';
import { CameraDialog } from './CameraDialog';
import { $saveState } from './draft';
import { $findings } from './findings';
import { Findings } from './Findings';
import { steps } from './forms';
import { loadedDraft } from './missingItems';
import type { LevelStatus } from './model';
import { forms } from './page.css';
import { PersonDialog } from './PersonDialog';
import { StepFields } from './StepFields';
import { UnservedCountries } from './UnservedCountries';
import { $isAttempted, $isPending, $missingItems, $problems, $refusal, $step, backPressed, nextPressed } from './submission';
import { formErrorsOf } from './formErrors';

export interface LevelFormsProps {
  readonly status: LevelStatus;
}

/** The forms of a level as a wizard; input is saved as a draft on the exchange. */
export function LevelForms({ status: { level, state, latest } }: LevelFormsProps) {
  const t = useText('verification');
  const { step, problems, missingItems, findings, isAttempted, isPending, onNext, onBack } = useUnit({
    step: $step,
    problems: $problems,
    missingItems: $missingItems,
    findings: $findings,
    isAttempted: $isAttempted,
    isPending: $isPending,
    onNext: nextPressed,
    onBack: backPressed,
  });
  const rows = steps[level];
  const id = rows[step]?.id ?? 'review';
  const errors = [
    ...formErrorsOf(rows[step]?.fields ?? [], problems, t),
    ...(isAttempted
      ? missingItems.map((field) => ({ field, message: t('verification.lacking', { what: t(missingItemKey(field)) }) }))
      : []),
  ];
  return (
    <div className={forms}>
      <QueryView query={loadedDraft} keepLatest errorText={t('verification.draftFailed')} skeleton={<FormSkeleton size={480} label />}>
        {() => (
          <Wizard
            label={t(`verification.steps_${level}`)}
            steps={rows.map((row) => ({ id: row.id, label: t(`verification.step_${row.id}`) }))}
            current={step}
            stepText={t('verification.stepOf', { step: step + 1, count: rows.length })}
            hint={t(`verification.hint_${id}`)}
            note={<SaveState />}
            errors={errors}
            onNext={() => onNext()}
            nextLabel={id === 'review' ? t('verification.submit') : t('verification.next')}
            onBack={step === 0 ? undefined : () => onBack()}
            backLabel={t('verification.back')}
            isPending={isPending}
            pendingLabel={t('verification.checking')}
          >
            <Stack gap={5}>
              <Refusal />
              {state === 'failed' && latest && (
                <InlineAlert tone="warning" title={t('verification.failedTitle')}>
                  {latest.reason || t('verification.failedText')}
                  {findings.length > 0 && <Text as="p">{t('verification.failedHint')}</Text>}
                  <Findings findings={findings} />
                </InlineAlert>
              )}
              {step === 0 && <UnservedCountries />}
              <StepFields level={level} step={id} />
            </Stack>
          </Wizard>
        )}
      </QueryView>
      <PersonDialog />
      <CameraDialog />
    </div>
  );
}

/** Text key of a missing item. */
const missingItemKey = (name: string): MissingItemKey =>
  missingItemKeys.find((key) => key === `verification.document_${name}`) ?? 'verification.document_face';
const missingItemKeys = [
  'verification.document_face',
  'verification.document_documentFront',
  'verification.document_documentBack',
  'verification.document_selfie',
  'verification.document_proofOfAddress',
  'verification.document_certificateOfIncorporation',
  'verification.document_articlesOfAssociation',
  'verification.document_boardResolution',
  'verification.document_directors',
  'verification.document_beneficiaries',
  'verification.document_traders',
] as const;
type MissingItemKey = (typeof missingItemKeys)[number];

/** Shows whether the draft is saved. */
function SaveState() {
  const t = useText('verification');
  const state = useUnit($saveState);
  return (
    <Text as="p" size="dense" tone={state === 'failed' ? 'danger' : 'faint'}>
      {t(`verification.draft_${state}`)}
    </Text>
  );
}

/** Shows and announces why the exchange rejected the application. */
function Refusal() {
  const t = useText('verification');
  const { assertive } = useAnnouncer();
  const refusal = useUnit($refusal);
  const text = refusal === null ? null : t(refusal);
  useEffect(() => {
    if (text !== null) assertive(text);
  }, [text, assertive]);
  return text === null ? null : <InlineAlert tone="danger">{text}</InlineAlert>;
}
