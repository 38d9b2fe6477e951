import type { CallInput } from '@/contract/endpoint';
import { sample } from 'effector';
import { control } from '@mocks/control';
import { mutation, otherTabChanged, query } from '@/shared/api';
import { ControlsGate } from './model';
import { undoable } from './undoModel';

export const maintenanceChange = mutation({
  endpoint: control.maintenance,
  params: (body: CallInput<typeof control.maintenance>['body']) => ({ body, query: undoable }),
  key: ({ module }) => module,
});
export const regionChange = mutation({ endpoint: control.region, params: (region: string) => ({ body: { region }, query: undoable }) });

/** Which modules are under maintenance, and the visitors' region. */
export const site = query({
  endpoint: control.site,
  $params: ControlsGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [otherTabChanged],
});
sample({ clock: [maintenanceChange.done, regionChange.done], fn: () => {}, target: otherTabChanged });
