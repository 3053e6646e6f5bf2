import flyer from './Flyer.css?inline';
import kit from './Kit.css?inline';

// In a page's head they would delay its first paint, and Astro puts every style sheet there: they come with the script.
const sheet = new CSSStyleSheet();
sheet.replaceSync(kit + flyer);
document.adoptedStyleSheets.push(sheet);
