import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { marginMode, type MarginMode } from '@/contract/margin';
import { MarginAccountGate } from '@/entities/margin-account';
import { SpotAccountGate } from '@/entities/spot-account';
import type { RecordContentProps, RecordKind } from '@/widgets/record-page';

/** Limits order records to the margin account shown. */
export const scopedToAccount = ({ Content }: RecordKind): RecordKind['Content'] =>
  function Orders({ scope, ...props }) {
    const { account } = useUnit(SpotAccountGate.state);
    const accountScope = useMemo(() => ({ ...scope, account }), [scope, account]);
    return <Content {...props} scope={accountScope} />;
  };

/** Records of the current margin mode; those of cross margin are not limited to a pair. */
export const scopedToMode = (contents: Readonly<Record<MarginMode, RecordKind['Content']>>): RecordKind['Content'] =>
  function Records({ scope, tools, ...props }: RecordContentProps) {
    const { mode } = useUnit(MarginAccountGate.state);
    const Content = contents[mode];
    return mode === marginMode.cross ? <Content {...props} /> : <Content {...props} scope={scope} tools={tools} />;
  };
