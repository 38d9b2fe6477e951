import type { FaultRequest } from '../faults/rule';

/** The fault that makes the calls at a place answer a code, with the words of the server. */
export const codeFault = (at: string, code: number, msg: string): FaultRequest => ({ at, when: {}, fault: { kind: 'code', code, msg } });
