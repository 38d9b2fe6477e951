import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { marginMode, type MarginMode } from '@/contract/margin';
import { MarginAccountGate } from '@/entities/margin-account';
import { SpotAccountGate } from '@/entities/spot-account';
import type { RecordContentProps, RecordKind } from '@/widgets/record-page';

/** Orders of pairs, narrowed to the margin account that the screen shows. */
export const ofAccount = ({ Content }: RecordKind): RecordKind['Content'] =>
  function Orders({ scope, ...props }) {
    const { account } = useUnit(SpotAccountGate.state);
    const own = useMemo(() => ({ ...scope, account }), [scope, account]);
    return <Content {...props} scope={own} />;
  };

/** What the screen shows of its kind of margin; on cross margin there are no pairs to narrow it to. */
export const ofMode = (contents: Readonly<Record<MarginMode, RecordKind['Content']>>): RecordKind['Content'] =>
  function Records({ scope, tools, ...props }: RecordContentProps) {
    const { mode } = useUnit(MarginAccountGate.state);
    const Content = contents[mode];
    return mode === marginMode.cross ? <Content {...props} /> : <Content {...props} scope={scope} tools={tools} />;
  };
