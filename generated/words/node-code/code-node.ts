// Written by `npm run generate` from the words in locales. Do not edit.
export const texts = {
  reserved: { zh_cn: "{name} 不能作为变量名", en: "{name} cannot be used as a variable name" },
  typeEnumLabel: { zh_cn: ["文本","整数","小数","布尔","数组","对象","日期","任意"], en: ["Text","Integer","Float","Boolean","Array","Object","Date","Any"] },
  code: { zh_cn: "代码", en: "Code" },
  inputs: { zh_cn: "输入", en: "Inputs" },
  inputsHint: { zh_cn: "在代码中是同名变量。", en: "Each becomes a variable of the same name in the code." },
  name: { zh_cn: "名称", en: "Name" },
  type: { zh_cn: "类型", en: "Type" },
  output: { zh_cn: "返回值类型", en: "Result type" },
  ts: { zh_cn: "TypeScript 函数体", en: "TypeScript function body" },
  tsHint: { zh_cn: "用 return 返回结果；在沙箱中运行。", en: "Return the result with return. The code runs in the sandbox." },
  php: { zh_cn: "PHP 函数体", en: "PHP function body" },
  phpHint: { zh_cn: "写入生成的 PHP；留空时 PHP 版本在此处报错。", en: "Printed into the generated PHP. If left empty, the PHP version fails at this node." },
  value: { zh_cn: "结果", en: "Result" },
};
