/** @summary@ */
package @package@;
