import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, useAddresses } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { form, hero, heroAction, heroField } from './first.css';

export interface HeroProps {
  /** Whether it is known that nobody is logged in; until then it waits a moment before it shows. */
  readonly isKnown: boolean;
}

/** What a visitor reads first: what this is, and the way in. */
export function Hero({ isKnown }: HeroProps) {
  const [loginName, setLoginName] = useState('');
  const t = useText('home');
  const { to } = useAddresses();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(to(routes.login), { state: { loginName: loginName.trim() } });
  };
  return (
    <div className={hero({ isKnown })}>
      <Heading level={1} size="display">
        {t('home.heroTitle')}
      </Heading>
      <Text as="p" size="reading" tone="soft">
        {t('home.heroLead')}
      </Text>
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
      <Link look="plain" href={to(routes.market)}>
        <Text tone="soft">{t('home.seeMarkets')}</Text>
      </Link>
    </div>
  );
}
