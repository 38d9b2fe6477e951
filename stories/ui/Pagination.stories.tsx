import { useState } from 'react';
import { Pagination } from '@/ui/Pagination/Pagination';
import { Stack } from '@/ui/Stack/Stack';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Pagination' };

const formatCount = (count: number) => count.toLocaleString('en');

const Pager = ({ from, count, label }: { from: number; count: number; label: string }) => {
  const [page, setPage] = useState(from);
  return (
    <Pagination
      label={label}
      page={page}
      count={count}
      onPage={setPage}
      summary={`${formatCount((page - 1) * 20 + 1)}–${formatCount(page * 20)} of ${formatCount(count * 20)}`}
    />
  );
};

export const Places = () => (
  <Stack>
    <Pager label="At the start" from={1} count={62} />
    <Pager label="In the middle" from={31} count={62} />
    <Pager label="At the end" from={62} count={62} />
  </Stack>
);

export const Few = () => <Pager label="Transfers" from={2} count={3} />;

export const OnePage = () => <Pager label="Transfers" from={1} count={1} />;

const positions = { Start: 1, Middle: 31, End: 62 } as const;

export const States = () => (
  <StatesSheet variants={['Start', 'Middle', 'End'] as const} states={enabledStates}>
    {(position, props, state) => (
      <Pagination
        label={`${position}, ${state}`}
        page={positions[position]}
        count={62}
        onPage={() => {}}
        summary="20 of 1,240"
        {...props}
      />
    )}
  </StatesSheet>
);
