import { useGate } from 'effector-react';
import { useRef, type ReactNode } from 'react';
import { useMenu } from '@/features/menu';
import { useText } from '@/shared/i18n';
import type { Shell as ShellKind } from '@/shared/routing';
import { Footer } from '@/widgets/footer';
import { Link } from '@/ui/Link/Link';
import { DownloadBar } from './DownloadBar';
import { ExchangeHeader } from './ExchangeHeader';
import { PlainHeader } from './PlainHeader';
import { ScrollTop } from './ScrollTop';
import { main as mainStyle, shell, skip } from './Shell.css';
import { ShellGate } from './model';
import { Web3Header } from './Web3Header';

export interface ShellProps {
  /** What stands around the page: all of the exchange, the web3 wallet's three links, or little more than the logo. */
  kind: ShellKind;
  children: ReactNode;
}

const headers = { exchange: ExchangeHeader, web3: Web3Header, plain: PlainHeader };

/** Stands around every page: the way past it, header, the page itself, footer. */
export function Shell({ kind, children }: ShellProps) {
  useGate(ShellGate, { kind });
  const t = useText('shell');
  const main = useRef<HTMLElement>(null);
  const footer = useMenu('footer');
  const Header = headers[kind];
  const isFull = kind !== 'plain';
  return (
    <div className={shell}>
      <div className={skip}>
        <Link look="plain" href="#main" onPress={() => main.current?.focus()}>
          {t('shell.skip')}
        </Link>
      </div>
      {isFull && <DownloadBar />}
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={mainStyle}>
        {children}
      </main>
      {isFull && <Footer groups={footer} />}
      <ScrollTop />
    </div>
  );
}
