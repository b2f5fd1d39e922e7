// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  allowed: { zh_cn: "应依次为分、时、日、月、周，例如 0 8 * * 1-5", en: "must be minute, hour, day, month and weekday, for example 0 8 * * 1-5" },
};
