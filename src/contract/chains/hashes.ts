/** The SHA-256 hash of bytes, at once: the one of the browser is asynchronous, and the exchange checks addresses while it answers. Source: FIPS 180-4. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = paddedTo(64, message, { first: 0x80, last: 0, least: 9 });
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const state = initialState();
  for (let block = 0; block < padded.length; block += 64) mix(state, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, word] of state.entries()) digest.setUint32(place * 4, word);
  return new Uint8Array(digest.buffer);
}

/** The Keccak-256 hash of bytes, as Ethereum pads it. Source: the Keccak reference, version 3.0. */
export function keccak256(message: Uint8Array): Uint8Array {
  const rate = 136;
  const padded = paddedTo(rate, message, { first: 0x01, last: 0x80, least: 1 });
  const view = new DataView(padded.buffer);
  const lanes = Array.from({ length: 25 }, () => 0n);
  for (let block = 0; block < padded.length; block += rate) {
    for (let lane = 0; lane < rate / 8; lane += 1) lanes[lane] = laneAt(lanes, lane) ^ view.getBigUint64(block + lane * 8, true);
    permute(lanes);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane += 1) digest.setBigUint64(lane * 8, laneAt(lanes, lane), true);
  return new Uint8Array(digest.buffer);
}

function paddedTo(block: number, message: Uint8Array, ends: { first: number; last: number; least: number }): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + ends.least) / block) * block);
  padded.set(message);
  padded[message.length] = ends.first;
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | ends.last;
  return padded;
}

/** The first bits behind the point of the roots of the first primes. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const primes = (): number[] => {
  const found: number[] = [];
  for (let next = 2; found.length < 64; next += 1) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
};
const initialState = (): Uint32Array =>
  Uint32Array.from(
    primes()
      .slice(0, 8)
      .map((prime) => fraction(Math.sqrt(prime))),
  );
const roundConstants = primes().map((prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, view: DataView, block: number): void {
  const words = new Uint32Array(64);
  const word = (place: number): number => words[place] ?? 0;
  for (let place = 0; place < 64; place += 1) {
    const [near, far] = [word(place - 15), word(place - 2)];
    words[place] =
      place < 16
        ? view.getUint32(block + place * 4)
        : word(place - 16) +
          (rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3)) +
          word(place - 7) +
          (rotate(far, 17) ^ rotate(far, 19) ^ (far >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [place, constant] of roundConstants.entries()) {
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constant + word(place);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [place, added] of [a, b, c, d, e, f, g, h].entries()) state[place] = (state[place] ?? 0) + added;
}

const laneAt = (lanes: readonly bigint[], place: number): bigint => lanes[place] ?? 0n;
const turned = (lane: bigint, by: number): bigint => BigInt.asUintN(64, (lane << BigInt(by % 64)) | (lane >> BigInt(64 - (by % 64))));

function permute(lanes: bigint[]): void {
  let register = 1;
  for (let round = 0; round < 24; round += 1) {
    const columns = five.map((x) => five.reduce((sum, y) => sum ^ laneAt(lanes, x + 5 * y), 0n));
    for (const place of lanes.keys())
      lanes[place] = laneAt(lanes, place) ^ laneAt(columns, (place + 4) % 5) ^ turned(laneAt(columns, (place + 1) % 5), 1);
    let [x, y, carried] = [1, 0, laneAt(lanes, 1)];
    for (let step = 0; step < 24; step += 1) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = laneAt(lanes, x + 5 * y);
      lanes[x + 5 * y] = turned(carried, ((step + 1) * (step + 2)) / 2);
      carried = next;
    }
    for (const row of five) {
      const before = five.map((column) => laneAt(lanes, column + 5 * row));
      for (const column of five)
        lanes[column + 5 * row] =
          laneAt(before, column) ^ (BigInt.asUintN(64, ~laneAt(before, (column + 1) % 5)) & laneAt(before, (column + 2) % 5));
    }
    for (let bit = 0; bit < 7; bit += 1) {
      register = ((register << 1) ^ ((register >> 7) * 0x71)) % 256;
      if (register & 2) lanes[0] = laneAt(lanes, 0) ^ (1n << BigInt((1 << bit) - 1));
    }
  }
}

const five = [0, 1, 2, 3, 4] as const;
