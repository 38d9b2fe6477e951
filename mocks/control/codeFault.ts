import type { FaultRequest } from '../faults/rule';

/** Creates a fault that makes the calls of a target return a business code with the server's message. */
export const codeFault = (at: string, code: number, msg: string): FaultRequest => ({ at, when: {}, fault: { kind: 'code', code, msg } });
