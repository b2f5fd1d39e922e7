// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  get: { zh_cn: "对象中某名称的值；没有则为空值", en: "The value of a member of an object; null if it has none" },
  set: { zh_cn: "某名称的值换成新值的新对象，没有则加上", en: "A new object in which the member has the value, added if it was missing" },
  remove: { zh_cn: "去掉某名称的新对象", en: "A new object without the member" },
  keys: { zh_cn: "对象各成员的名称，按码点排序", en: "The names of the members, sorted by code point" },
  values: { zh_cn: "对象各成员的值，按名称的码点排序", en: "The values of the members, in order of their names" },
  merge: { zh_cn: "两个对象的成员合在一起，同名取第二个", en: "The members of both objects; if both have one, the second object’s" },
  has: { zh_cn: "对象中是否有某名称，值为空也算有", en: "Whether the object has the member, even with the value null" },
};
