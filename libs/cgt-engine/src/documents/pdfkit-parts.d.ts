// What pdfkit's types leave out.
declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: object;
  export default font;
}
declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const font: object;
  export default font;
}
