// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  missing: {
    namespace: { zh_cn: "请填写命名空间", en: "The namespace is missing" },
    class: { zh_cn: "请填写类名", en: "The class is missing" },
    method: { zh_cn: "请填写方法名", en: "The method is missing" },
  },
  capital: { zh_cn: "“{name}”须以大写字母开头，只含字母和数字", en: "\"{name}\" must start with a capital letter and contain only letters and digits" },
  method: { zh_cn: "“{name}”须以大写字母开头，只含字母、数字和下划线", en: "\"{name}\" must start with a capital letter and contain only letters, digits and underscores" },
  length: { zh_cn: "最多 {max} 个字符", en: "At most {max} characters" },
  system: { zh_cn: "命名空间 {name} 属于系统", en: "The namespace {name} belongs to the system" },
  reserved: { zh_cn: "{name} 是 PHP 保留字，请换一个名称", en: "{name} is a reserved word of PHP; choose another name" },
  base: { zh_cn: "{name} 与框架基类的方法同名，请换一个名称", en: "{name} is a method of the framework’s base class; choose another name" },
  title: { zh_cn: "请填写标题", en: "The title is missing" },
  module: { zh_cn: "请填写模块", en: "The module is missing" },
};
