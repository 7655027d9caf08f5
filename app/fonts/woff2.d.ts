declare module '*.woff2' {
  /** Public address of the file in the build. */
  const address: string;
  export default address;
}
