import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { mockServerOrigin } from '../mockServerOrigin';
import { DriftBoard } from './DriftBoard';
import * as model from './model';
import { PreflightReport } from './PreflightReport';
import { parseOrigin } from './proxyProtocol';
import { onDrift } from './driftRecord';
import { Routings } from './Routings';

/** Connects the app to a live backend, group by group, and shows how well it conforms to the contract. */
export function Backend() {
  const t = useText('backend');
  const { driftChanged, isRefused } = useUnit({ driftChanged: model.driftChanged, isRefused: model.$isStorageBlocked });
  useGate(model.BackendGate);
  useEffect(() => onDrift(driftChanged), [driftChanged]);
  return (
    <Stack gap={6}>
      <Text as="p" size="dense" tone="soft">
        {t('backend.hint')}
      </Text>
      <Origin />
      {isRefused && <InlineAlert tone="danger">{t('backend.noStorage')}</InlineAlert>}
      <Routings />
      <DriftBoard />
    </Stack>
  );
}

function Origin() {
  const t = useText('backend');
  const { typed, isChecking, found, onType, onCheck } = useUnit({
    typed: model.$typedOrigin,
    isChecking: model.$isChecking,
    found: model.$preflight,
    onType: model.originTyped,
    onCheck: model.checkRequested,
  });
  const isValid = parseOrigin(typed) !== null;
  return (
    <Stack gap={3}>
      <TextField
        label={t('backend.origin')}
        placeholder={mockServerOrigin}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={onType}
        description={t('backend.originHint')}
        errorMessage={typed !== '' && !isValid ? t('backend.originInvalid') : undefined}
      />
      <Button size="compact" isDisabled={!isValid} isPending={isChecking} onPress={() => onCheck()}>
        {t('backend.check')}
      </Button>
      {found && <PreflightReport found={found} />}
    </Stack>
  );
}
