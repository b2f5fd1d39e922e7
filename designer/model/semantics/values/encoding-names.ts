/** SHA-1 and MD5 are for signatures that other systems require. */
export const hashNames = ['sha256', 'sha512', 'sha1', 'md5'] as const;
/** Encodings of the bytes of a hash. */
export const encodingNames = ['hex', 'base64'] as const;
