import { hash } from 'node:crypto';
import { expect } from 'vitest';
import { leadingZeroBits, proofText } from '../../engine/core/sign-in/proof-of-work.ts';
import type { CallFields, TestServer } from './server.ts';

export interface Riddle {
  captcha_id: string;
  captcha: string;
  /** As sent. */
  bits: number;
  /** `data:` address of the picture. */
  image: string;
}

/** What a riddle of a test costs: the server runs in the same thread. */
export const lightBits = 10;

/** The server takes a proof of so many bits for this riddle. */
export async function lighten(server: TestServer, captchaId: string, bits: number): Promise<void> {
  await server.platform.database.transact((query) => query.updateTable('captcha').set({ bits }).where('captcha_id', '=', captchaId).execute());
}

/** A riddle off the wire, with its letters and `lightBits`, both of which the test arranges where the server keeps them. */
export async function riddleOf(server: TestServer, fields: CallFields = {}): Promise<Riddle> {
  const { data } = await server.call<Omit<Riddle, 'captcha'>>('Platform.User.Captcha', fields);
  if (!data) throw new Error('no captcha came');
  await lighten(server, data.captcha_id, lightBits);
  const row = await server.platform.database.read.selectFrom('captcha').select('answer').where('captcha_id', '=', data.captcha_id).executeTakeFirstOrThrow();
  expect(data).toMatchObject({
    required: true,
    bits: expect.any(Number),
    image: expect.stringMatching(fields.kind === 'work' ? /^$/ : /^data:image\/png;base64,/),
  });
  return { ...data, captcha: String(row.answer) };
}

/** The fields that answer a riddle as a page does. */
export function answered({ captcha_id, captcha }: Riddle): { captcha_id: string; captcha: string; captcha_proof: string } {
  return { captcha_id, captcha, captcha_proof: proofFor(captcha_id, lightBits) };
}

/** How many zero bits a proof has for a riddle. */
export function proofBits(captchaId: string, proof: string): number {
  return leadingZeroBits(hash('sha256', proofText(captchaId, Number(proof)), 'buffer'));
}

/** The first proof that has as many zero bits, or, with `most`, has fewer, and is as wanted. */
export function proofFor(captchaId: string, least: number, most = 256, isWanted: (proof: string) => boolean = () => true): string {
  for (let count = 0; ; count++) {
    const [proof, zeros] = [String(count), proofBits(captchaId, String(count))];
    if (zeros >= least && zeros <= most && isWanted(proof)) return proof;
  }
}
