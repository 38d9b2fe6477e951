import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import type { Shell as ShellKind } from '@/shared/routing';
import { SkipLink } from '@/ui/Link/SkipLink';
import { DownloadBar } from './DownloadBar';
import { ExchangeHeader } from './ExchangeHeader';
import { LazyCommands } from './LazyCommands';
import { LazyFooter } from './LazyFooter';
import { LazyNotices } from './LazyNotices';
import { LazyService } from './LazyService';
import { PlainHeader } from './PlainHeader';
import { ScrollTop } from './ScrollTop';
import { aboveFooter, floating, main as mainStyle, shell } from './Shell.css';
import { ShellGate } from './model';
import { Web3Header } from './Web3Header';

export interface ShellProps {
  /** The layout around the page: the full exchange, the web3 wallet's own links, or little more than the logo. */
  kind: ShellKind;
  children: ReactNode;
}

const mainId = 'main';
const headers = { exchange: ExchangeHeader, web3: Web3Header, plain: PlainHeader };

/** The layout around every page: skip link, notices, header, the page itself, footer. */
export function Shell({ kind, children }: ShellProps) {
  useGate(ShellGate, { kind });
  const t = useText('shell');
  const Header = headers[kind];
  const isFull = kind !== 'plain';
  return (
    <div className={shell}>
      <SkipLink label={t('shell.skip')} to={mainId} />
      <LazyNotices />
      {isFull && <DownloadBar />}
      <Header />
      <main id={mainId} tabIndex={-1} className={isFull ? `${mainStyle} ${aboveFooter}` : mainStyle}>
        {children}
      </main>
      {isFull && <LazyFooter />}
      <div className={floating}>
        <ScrollTop />
        {isFull && <LazyService />}
      </div>
      <LazyCommands />
    </div>
  );
}
