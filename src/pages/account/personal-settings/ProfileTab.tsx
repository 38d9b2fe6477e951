import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Avatar } from '@/ui/Avatar/Avatar';
import { avatarColours } from '@/ui/Avatar/colour';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { Panel } from '@/ui/Panel/Panel';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { TextField } from '@/ui/TextField/TextField';
import { form } from './page.css';
import * as model from './profile';

/** The user's public profile: nickname and avatar. */
export function ProfileTab() {
  const t = useText('settings');
  useGate(model.ProfileGate);
  const { nickname, photo, problem, isPending, onNickname, onAvatar, onSubmit } = useUnit({
    nickname: model.$nickname,
    photo: model.$photo,
    problem: model.$problem,
    isPending: model.$isPending,
    onNickname: model.nicknameTyped,
    onAvatar: model.avatarChosen,
    onSubmit: model.submitted,
  });
  const error = problem && t(problem);
  return (
    <Panel title={t('settings.profile')}>
      <div className={form}>
        <Form
          label={t('settings.profile')}
          errors={error === null ? [] : [{ field: 'nickname', message: error }]}
          onSubmit={() => onSubmit()}
        >
          <TextField
            label={t('settings.nickname')}
            description={t('settings.nicknameRule')}
            name="nickname"
            autoComplete="nickname"
            maxLength={40}
            value={nickname}
            onChange={onNickname}
            {...(error !== null && { errorMessage: error })}
          />
          <RadioGroup
            label={t('settings.avatar')}
            variant="grid"
            options={[
              { id: '', label: t('settings.avatarOwn'), end: <Avatar name={nickname} size="large" /> },
              ...avatarColours.map((colour) => ({
                id: `avatar-${colour}`,
                label: t('settings.avatarNumber', { number: colour + 1 }),
                end: <Avatar name={nickname} colorId={colour} size="large" />,
              })),
            ]}
            value={photo}
            onChange={onAvatar}
          />
          <Button type="submit" tone="accent" isPending={isPending}>
            {t('settings.save')}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
