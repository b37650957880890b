export { drawSymbols, type SymbolStyle } from './drawSymbols.ts';
