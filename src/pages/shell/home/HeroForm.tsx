import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { TextField } from '@/ui/TextField/TextField';
import { form, heroAction, heroField } from './aboveFold.css';

/** Passes the typed account name on to the registration. */
export function HeroForm() {
  const [loginName, setLoginName] = useState('');
  const t = useText('home');
  const { to } = useHrefs();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(to(routes.register) ?? to(routes.login), { state: { loginName: loginName.trim() } });
  };
  return (
    <form className={form} onSubmit={onSubmit}>
      <div className={heroField}>
        <TextField
          label={t('home.loginName')}
          isLabelHidden
          placeholder={t('home.loginName')}
          name="loginName"
          autoComplete="username"
          size="touch"
          value={loginName}
          onChange={setLoginName}
        />
      </div>
      <div className={heroAction}>
        <Button type="submit" tone="accent" size="touch" width="full">
          {t('home.getStarted')}
        </Button>
      </div>
    </form>
  );
}
