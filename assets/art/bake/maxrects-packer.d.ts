/** The package's main file is not what its package.json says it is; only this one loads in Node. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export * from 'maxrects-packer';
}
