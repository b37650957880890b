/**
 * Loads a font before any text needs it. Text that meets a missing font is laid out twice, and first looks for another
 * font of the system at each of its sizes, which takes longer than all the rest of the layout.
 */
export async function loadFont(family: string): Promise<void> {
  // The text is shown in another font if this one cannot be loaded.
  if (typeof document !== 'undefined') await document.fonts?.load(`16px "${family}"`).catch(() => undefined);
}
