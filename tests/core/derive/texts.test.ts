import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../../../engine/core/derive/texts.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';

const texts = textsOf(normalize(JSON.parse(readFileSync('plugins/apps/schemas/app.json', 'utf8'))));

test('every text of a screen has a key and stands in both languages', () => {
  expect(Object.keys(texts)).toMatchInlineSnapshot(`
    [
      "label",
      "purpose",
      "title.list",
      "title.add",
      "title.edit",
      "title.detail",
      "field.app_key",
      "field.app_key.hint",
      "field.app_key.error",
      "field.app_secret",
      "field.app_secret.hint",
      "field.name",
      "field.icon",
      "field.icon.hint",
      "field.account_id",
      "field.company",
      "field.developers",
      "field.apply_reason",
      "field.limit_mode",
      "field.limit_mode.option.limited",
      "field.limit_mode.option.unlimited",
      "field.daily_limit",
      "field.daily_limit.unit",
      "field.allowed_ips",
      "field.allowed_ips.hint",
      "field.allowed_origins",
      "field.allowed_origins.hint",
      "field.http_status",
      "field.http_status.hint",
      "field.valid_until",
      "field.valid_until.hint",
      "field.app_secret_used_at",
      "field.app_secret_used_at.hint",
      "field.old_secret_used_at",
      "field.old_secret_used_at.hint",
      "field.verify_status",
      "field.reject_reason",
      "field.status",
      "form.section.0",
      "form.section.1",
      "form.section.2",
      "form.section.3",
      "detail.section.0",
      "detail.section.1",
      "detail.section.2",
      "detail.section.3",
      "state.verify_status.unset",
      "state.verify_status.pending",
      "state.verify_status.passed",
      "state.verify_status.rejected",
      "verb.Pass",
      "verb.Pass.confirm",
      "verb.Reject",
      "verb.Reject.confirm",
      "verb.Reject.reason",
      "state.status.working",
      "state.status.cancelled",
      "verb.Enable",
      "verb.Enable.confirm",
      "verb.Disable",
      "verb.Disable.confirm",
      "verb.ResetSecret",
      "verb.ResetSecret.confirm",
      "verb.ResetSecret.grace",
      "verb.ResetSecret.grace.option.now",
      "verb.ResetSecret.grace.option.1h",
      "verb.ResetSecret.grace.option.24h",
      "verb.ResetSecret.grace.option.7d",
      "verb.RevokeTokens",
      "verb.RevokeTokens.confirm",
      "verb.ConnectAgent",
    ]
  `);
  for (const [key, text] of Object.entries(texts)) {
    expect(text.zh_cn, key).not.toBe('');
    expect(text.en, key).not.toBe('');
  }
});
