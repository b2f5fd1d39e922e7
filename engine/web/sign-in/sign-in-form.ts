import { texts } from '../../../generated/words/engine-web/sign-in.ts';
import { languageFacts } from '../../../generated/words/languages.ts';
import { getCaptcha } from '../../core/calls/account.ts';
import { querySite } from '../../core/calls/site.ts';
import type { AnswerFrom } from '../../core/contract/define-call.ts';
import type { FieldError } from '../../core/protocol/envelope.ts';
import { languages, type Text } from '../../core/text/text.ts';
import { ApiError } from '../transport/api-error.ts';
import { type SentAnswer, send } from '../transport/send.ts';
import { activeLanguage, say } from './messages.ts';
import { prove } from './proof.ts';

/** Values by field name, trimmed but for passwords. */
export type Values = Record<string, string>;

/** What to say at fields, by their names. */
export type FieldTexts = Partial<Record<string, Text>>;

interface SignInForm {
  /** What is wrong, by field name, as far as it shows without the server; empty when it is worth asking. */
  check(values: Values): FieldTexts;
  submit(values: Values): Promise<SentAnswer>;
  onSuccess(answer: SentAnswer, values: Values): void;
}

/** The behaviour that the login, the registration and the forgotten password share. Their markup is made by scripts/build/pages.ts. */
export function startForm({ check, submit, onSuccess }: SignInForm): void {
  const form = element('form', HTMLFormElement);
  const button = element('[type=submit]', HTMLButtonElement);
  connectLanguage();
  void nameSite();
  keepWayBack();
  connectReveal();
  connectCaptcha();
  let isSending = false;
  form.addEventListener('keydown', (event) => {
    // Enter that ends a Chinese composition must not send the form.
    if (event.key === 'Enter' && event.isComposing) event.preventDefault();
  });
  form.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && showError(target.name, ''));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    button.classList.add('busy');
    // Whether letters are asked for is known then.
    await riddle;
    const values = readValues(form);
    showAlert('');
    const answer = showErrors(check(values)) ? null : await submit({ ...values, captcha_proof: await proof });
    // Busy until the next page stands: nobody signs in twice.
    if (answer?.ret === 200) return onSuccess(answer, values);
    isSending = false;
    button.classList.remove('busy');
    if (answer === null) return;
    await drawCaptcha();
    showRefusal(answer);
  });
  document.addEventListener('keyup', noteCapsLock);
  document.addEventListener('keydown', noteCapsLock);
}

/**
 * Returns the element of a page that the server has drawn.
 * @throws Error when it is missing or of another kind
 */
export function element<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

function readValues(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, value] of new FormData(form)) values[name] = name.startsWith('password') ? String(value) : String(value).trim();
  return values;
}

function showErrors(errors: FieldTexts): boolean {
  const entries = Object.entries(errors).flatMap(([name, text]) => (text ? [[name, say(text)] as const] : []));
  for (const [name, text] of entries) showError(name, text);
  focusField(entries[0]?.[0]);
  return entries.length > 0;
}

function showRefusal(answer: SentAnswer): void {
  const { fieldErrors } = new ApiError('', answer.ret, answer.msg, answer.data, answer.requestId);
  const known = fieldErrors.filter(({ field, message: text }: FieldError) => showError(field, text));
  if (known.length > 0) {
    focusField(known[0]?.field);
    return;
  }
  const text = answer.ret === 0 ? say(texts.network) : answer.msg || say(texts.tryAgain);
  showAlert(answer.ret === 500 ? `${text} (${say(texts.requestId)} ${answer.requestId})` : text);
}

function focusField(name: string | undefined): void {
  if (name) document.querySelector<HTMLInputElement>(`[name=${CSS.escape(name)}]`)?.focus();
}

/** False when the page has no such field, or hides it. */
function showError(name: string, text: string): boolean {
  const input = document.querySelector(`[name="${CSS.escape(name)}"]`);
  const place = document.getElementById(`${name}-fault`);
  if (!input || !place || input.closest('[hidden]')) return false;
  place.textContent = text;
  input.setAttribute('aria-invalid', String(text !== ''));
  return true;
}

/** One sentence above the form; empty hides it. */
export function showAlert(text: string): void {
  const alert = element('#alert', HTMLElement);
  alert.textContent = text;
  alert.hidden = text === '';
}

/** What the site is called stands in place of the product's name; where it cannot be asked, that stays. */
async function nameSite(): Promise<void> {
  const { data } = await send(querySite.name, {}, activeLanguage());
  const { title = '', has_agreement, is_registration_open } = (data ?? {}) as Partial<AnswerFrom<typeof querySite>>;
  for (const place of document.querySelectorAll<HTMLElement>('#agreement')) place.hidden = !has_agreement;
  for (const place of document.querySelectorAll<HTMLElement>('[data-sign-up]')) place.hidden = is_registration_open === false;
  const closed = document.getElementById('closed');
  if (closed) closed.hidden = is_registration_open !== false;
  const name = document.querySelector<HTMLElement>('[data-site]');
  if (title === '' || !name) return;
  for (const language of languages) {
    const pageTitle = document.body.dataset[language] ?? '';
    document.body.dataset[language] = `${pageTitle.slice(0, -(name.textContent ?? '').length)}${title}`;
  }
  name.textContent = title;
  showTitle();
}

function connectLanguage(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-language]')) {
    button.addEventListener('click', () => {
      localStorage.setItem('language', button.dataset.language ?? '');
      document.documentElement.lang = languageFacts[activeLanguage()].tag;
      for (const place of document.querySelectorAll('.fault')) place.textContent = '';
      showAlert('');
      showTitle();
    });
  }
  showTitle();
}

/** Between signing in and registering, where one came from is not lost. */
function keepWayBack(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-twin]')) link.search = location.search;
}

function showTitle(): void {
  document.title = document.body.dataset[activeLanguage()] ?? '';
}

function connectReveal(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.reveal')) {
    button.addEventListener('click', () => {
      const input = button.parentElement?.querySelector('input');
      if (!input) return;
      const isHidden = input.type === 'password';
      input.type = isHidden ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isHidden));
    });
  }
}

function noteCapsLock(event: KeyboardEvent): void {
  if (typeof event.getModifierState !== 'function') return;
  const isOn = event.getModifierState('CapsLock');
  for (const note of document.querySelectorAll<HTMLElement>('.caps'))
    note.hidden = !isOn || note.parentElement?.querySelector('input') !== document.activeElement;
}

/** Not where the operator wants no captcha, nor where work is done instead. */
export function isCaptchaRequired(): boolean {
  return !element('[name=captcha]', HTMLElement).closest('[hidden]');
}

/** A page where something else proves who one is has none. */
function hasCaptcha(): boolean {
  return document.getElementById('captcha-field') !== null;
}

/** Found while the person types. */
let proof = Promise.resolve('');
/** Of the last captcha that was asked for. */
let riddle = Promise.resolve();
/** `work` once somebody cannot read the picture. */
let kind = 'picture';

function connectCaptcha(): void {
  if (!hasCaptcha()) return;
  element('#captcha-picture', HTMLButtonElement).addEventListener('click', () => void drawCaptcha());
  element('#captcha-unread', HTMLButtonElement).addEventListener('click', ({ currentTarget }) => {
    kind = 'work';
    showError('captcha', '');
    for (const part of [currentTarget, ...document.querySelectorAll('.captcha, #captcha-field label')]) if (part instanceof HTMLElement) part.hidden = true;
    // The button that had it is gone.
    element('#captcha-work', HTMLElement).focus();
    void drawCaptcha();
  });
  void drawCaptcha();
}

/** A new riddle in place of the used one. */
function drawCaptcha(): Promise<void> {
  if (hasCaptcha()) riddle = askCaptcha();
  return riddle;
}

/** The whole field goes when the operator wants none. */
async function askCaptcha(): Promise<void> {
  const username = element('[name=username]', HTMLInputElement).value;
  const answer = await send(getCaptcha.name, { username, kind }, activeLanguage());
  const { data } = answer;
  if (answer.ret !== 200 || typeof data !== 'object' || data === null) return showRefusal(answer);
  const riddle = { required: true, image: '', captcha_id: '', bits: 0, ...data };
  proof = prove(riddle);
  showWork(proof);
  element('#captcha-field', HTMLElement).hidden = !riddle.required;
  const input = element('[name=captcha]', HTMLInputElement);
  input.value = '';
  element('[name=captcha_id]', HTMLInputElement).value = riddle.captcha_id;
  // As a picture, never as markup of this page.
  element('#captcha-picture img', HTMLImageElement).src = riddle.image;
}

/** Says how far the work is to who waits for it; beside a picture nobody does. */
function showWork(work: Promise<string>): void {
  const show = (state: string) => {
    if (kind === 'work') element('#captcha-work', HTMLElement).dataset.state = state;
  };
  show('busy');
  void work.then(() => work === proof && show('done'));
}
